import { nearestWord } from '../messages/nearestWord';

/** Warns that `preload` was asked for a widget that there is none of. */
export function warnOfPreload(name: string, names: readonly string[]): void {
  const meant = nearestWord(String(name).toLowerCase(), names, Math.ceil(String(name).length / 3));
  const suggestion = meant ? ` Write preload('${meant}').` : '';
  console.warn(
    `Parvis: preload('${name}') loads nothing, because there is no such widget.${suggestion} There are: ${names.join(', ')}.`,
  );
}
