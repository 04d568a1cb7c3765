/** A way that stories and tests draw: eight days in Altai. */
export const samplePoints = [
  { lat: 53.35, lng: 83.78, label: "Barnaul" },
  { lat: 51.41, lng: 86.0, label: "Chemal" },
  { lat: 50.3, lng: 87.6, label: "Aktash" },
  { lat: 50.06, lng: 88.42, label: "Kurai steppe" },
  { lat: 49.81, lng: 86.59, label: "Mount Belukha" },
] as const;

export const sampleRoute = [
  { lat: 53.35, lng: 83.78 },
  { lat: 52.53, lng: 85.2 },
  { lat: 51.96, lng: 85.96 },
  { lat: 51.41, lng: 86.0 },
  { lat: 50.75, lng: 86.13 },
  { lat: 50.42, lng: 86.9 },
  { lat: 50.3, lng: 87.6 },
  { lat: 50.06, lng: 88.42 },
  { lat: 50.1, lng: 87.4 },
  { lat: 49.81, lng: 86.59 },
] as const;
