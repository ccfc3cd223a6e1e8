/*
 * Charts that are ready at the same moment are drawn in tasks of their own. Together they would keep the page from
 * answering a click.
 */
import { trackRequest } from '../../api/http/trackRequest';

type Draw = () => void;

const waiting: Draw[] = [];
let markDone = () => {};

/** Calls `draw` when the drawings asked for before are done. Returns a function that withdraws it. */
export function drawInTurn(draw: Draw): () => void {
  waiting.push(draw);
  if (waiting.length === 1) start();
  return () => {
    const place = waiting.indexOf(draw);
    // The first one has its task already, which then goes to the next.
    if (place > 0) waiting.splice(place, 1);
    else if (place === 0) waiting[0] = () => {};
  };
}

/** What is fetched ahead for other screens waits for the drawings too. */
function start(): void {
  void trackRequest(
    new Promise<void>((resolve) => {
      markDone = resolve;
    }),
  );
  setTimeout(drawNext);
}

function drawNext(): void {
  const draw = waiting[0];
  try {
    draw?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setTimeout(drawNext);
    else markDone();
  }
}
