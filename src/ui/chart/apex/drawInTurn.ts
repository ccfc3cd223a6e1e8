/*
 * Charts that are ready at the same moment are drawn in tasks of their own. Together they would keep the page from
 * answering a click.
 */
type Draw = () => void;

const waiting: Draw[] = [];

/** Calls `draw` when the drawings asked for before are done. Returns a function that withdraws it. */
export function drawInTurn(draw: Draw): () => void {
  waiting.push(draw);
  if (waiting.length === 1) setTimeout(drawNext);
  return () => {
    const place = waiting.indexOf(draw);
    // The first one has its task already, which then goes to the next.
    if (place > 0) waiting.splice(place, 1);
    else if (place === 0) waiting[0] = () => {};
  };
}

function drawNext(): void {
  const draw = waiting[0];
  try {
    draw?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setTimeout(drawNext);
  }
}
