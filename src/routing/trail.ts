/** The places of one widget's history, as far as it has seen them: browsers don't show theirs. */
interface Trail {
  /** The place that the current one was opened from; undefined for the first. */
  previous(): string | undefined;
  push(place: string): void;
  replace(place: string): void;
  /** The browser went back or forward, or the address was typed. */
  follow(place: string): void;
}

export function createTrail(start: string): Trail {
  let places = [start];
  let at = 0;
  return {
    previous: () => places[at - 1],
    push(place) {
      places = [...places.slice(0, at + 1), place];
      at = places.length - 1;
    },
    replace(place) {
      places[at] = place;
    },
    follow(place) {
      if (places[at] === place) return;
      if (places[at - 1] === place) at -= 1;
      else if (places[at + 1] === place) at += 1;
      else this.push(place);
    },
  };
}
