interface Leaving extends Event {
  destination: { url: string };
}

/** Keeps the test page from navigating away and reports the destination instead. */
export function withoutLeaving(): { left: Promise<string>; stay: () => void } {
  const { navigation } = window as unknown as { navigation: EventTarget };
  let stay = () => {};
  const left = new Promise<string>((resolve) => {
    const hold = (event: Event) => {
      event.preventDefault();
      resolve((event as Leaving).destination.url);
    };
    navigation.addEventListener("navigate", hold);
    stay = () => navigation.removeEventListener("navigate", hold);
  });
  return { left, stay: () => stay() };
}
