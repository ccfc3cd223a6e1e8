/**
 * Gives tests in happy-dom the storage of a browser. From version 25 on, Node has globals with these names, and vitest
 * keeps existing globals.
 */
if ('document' in globalThis) {
  const { Window } = await import('happy-dom');
  const page = new Window();
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: page[name], configurable: true, writable: true });
}

export {};
