/** The compiler writes the type of this with every key. `buildTypes` makes the declaration of `Messages` from it. */
import type { Messages } from '../../../src/messages/messages';

declare const messages: Required<Messages>;

export const flatMessages = { ...messages };
