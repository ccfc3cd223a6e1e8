const bits = (n: number) => Math.floor((n - Math.floor(n)) * 2 ** 32);

/** The constants of SHA-256: the first bits of the roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) isPrime = false;
    if (isPrime) found.push(bits(n ** power));
  }
  return found;
}

const rounds = roots(64, 1 / 3);
const start = roots(8, 1 / 2);
const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Pads the message with a one, zeros, and its length in bits, to whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function schedule(blocks: DataView, at: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [before, last] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const s1 = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  return w;
}

/** Computes SHA-256. The browser's own function is asynchronous, and missing on pages without https. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = Int32Array.from(start);
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const w = schedule(blocks, at);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const t1 = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + rounds[i]! + w[i]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((part, i) => {
      hash[i] = hash[i]! + part;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((part, i) => void digest.setInt32(i * 4, part));
  return new Uint8Array(digest.buffer);
}
