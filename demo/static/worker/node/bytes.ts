type Coding = 'utf8' | 'latin1' | 'base64url';

const letters = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

/** The parts of Node's Buffer that the server uses. */
export class Bytes extends Uint8Array {
  override toString(coding: Coding = 'utf8'): string {
    if (coding === 'utf8') return new TextDecoder().decode(this);
    if (coding === 'latin1') return letters(this);
    return btoa(letters(this)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  }
}

function ofText(text: string, coding: Coding): Bytes {
  if (coding === 'utf8') return new Bytes(new TextEncoder().encode(text));
  const plain = coding === 'latin1' ? text : atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new Bytes([...plain].map((letter) => letter.charCodeAt(0)));
}

/** Replaces Node's global Buffer. */
export const Buffer = {
  from: (source: string | ArrayBuffer, coding: Coding | number = 'utf8', length?: number): Bytes =>
    typeof source === 'string'
      ? ofText(source, coding as Coding)
      : new Bytes(source, typeof coding === 'number' ? coding : 0, length),
  byteLength: (text: string): number => new TextEncoder().encode(text).length,
  alloc: (length: number): Bytes => new Bytes(length),
  isBuffer: (value: unknown): value is Bytes => value instanceof Bytes,
};
