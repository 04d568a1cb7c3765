interface Leaving extends Event {
  destination: { url: string };
}

/** A page of tests stays where it is: where it would go is told instead. */
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
