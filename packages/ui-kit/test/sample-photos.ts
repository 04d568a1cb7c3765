/** A photo as stories and tests need it: drawn here, so that nothing is fetched. */
export type SamplePhoto = {
  template: string;
  alt: string;
  width: number;
  height: number;
  colour: string;
};

type Mood = { sky: readonly [string, string]; sun: string; ridges: readonly string[] };

const lake: Mood = {
  sky: ["#8fc3e0", "#e4f1f4"],
  sun: "#ffffff",
  ridges: ["#b4cfd6", "#7ea9ae", "#46786f", "#1f4b40"],
};

const moods: readonly Mood[] = [
  {
    sky: ["#f6c99b", "#f7e6c8"],
    sun: "#fff4d6",
    ridges: ["#c8a9a0", "#8f8291", "#565b74", "#2c3a4f"],
  },
  {
    sky: ["#20345c", "#e58a6b"],
    sun: "#ffd7a3",
    ridges: ["#8d5f73", "#5c4765", "#36335a", "#161f3d"],
  },
  {
    sky: ["#cfe3dc", "#f7f1dd"],
    sun: "#fffbe9",
    ridges: ["#a9c3b0", "#75a086", "#3e7359", "#1d4a38"],
  },
  {
    sky: ["#f0b48c", "#fbe3c9"],
    sun: "#fff0cf",
    ridges: ["#e0a878", "#cf8a58", "#a9633c", "#6e3d27"],
  },
  {
    sky: ["#5d8fb8", "#cfe2ea"],
    sun: "#fdf7e3",
    ridges: ["#9db8c9", "#6b8ea8", "#3f6583", "#1d3f5c"],
  },
];

const width = 748;
const height = 1000;

/** Pseudo-random numbers from 0 to 1, always the same for the same seed. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state / 2 ** 32;
  };
}

function ridge(next: () => number, base: number, roughness: number): string {
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (step / steps) * width;
    const wave = Math.sin(step * 0.55 + base) * roughness * 0.6;
    return `${x.toFixed(0)} ${(base + wave - next() * roughness).toFixed(0)}`;
  });
  return `M0 ${height}L${points.join("L")}L${width} ${height}Z`;
}

function landscape(seed: number, mood: Mood): string {
  const next = random(seed + 1);
  const sunX = 120 + next() * 500;
  const ridges = mood.ridges
    .map((fill, depth) => {
      const path = ridge(next, 430 + depth * 130, 90 - depth * 12);
      return `<path d="${path}" fill="${fill}"/>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${mood.sky[0]}"/><stop offset=".7" stop-color="${mood.sky[1]}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${sunX.toFixed(0)}" cy="330" r="62" fill="${mood.sun}" opacity=".9"/>${ridges}</svg>`
  );
}

const titles = [
  "A lake below a forest pass",
  "Mountain ridges in the evening haze",
  "Dusk over the volcano plateau",
  "Taiga hills in the morning",
  "Dunes before noon",
  "Sea cliffs after the rain",
];

function photo(index: number, mood: Mood): SamplePhoto {
  return {
    template: `data:image/svg+xml,${encodeURIComponent(landscape(index, mood))}`,
    alt: titles[index % titles.length] ?? "",
    width,
    height,
    colour: mood.sky[1],
  };
}

/** Landscapes, each of its own mood. */
export const samplePhotos: readonly SamplePhoto[] = [lake, ...moods].map((mood, index) =>
  photo(index, mood),
);

/** A photo for stories with a single picture. */
export const samplePhoto: SamplePhoto = photo(0, lake);
