import { request } from 'node:http';
import { listen, type Origin } from './hostPage.ts';

export interface Door extends Origin {
  /** Nothing comes through while it is shut, whatever a browser lets pass while it loads or closes a page. */
  isShut: boolean;
}

/** An address in front of a server, which can be cut as a network is. */
export async function openDoor(server: string): Promise<Door> {
  const origin = await listen((coming, answer) => {
    if (door.isShut) return void coming.socket.destroy();
    const { method, headers, url = '/' } = coming;
    const onward = request(server + url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    coming.pipe(onward);
  });
  const door = { ...origin, isShut: false };
  return door;
}
