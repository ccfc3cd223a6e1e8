import type { Tab } from './tab.ts';

/** WebDriver's codes of the keys that are not characters. */
const keys: Record<string, string> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

function codeOf(name: string): string {
  const key = keys[name] ?? name;
  if ([...key].length !== 1) throw new Error(`tests/slow/webkit/support/keyboard.ts has no key «${name}».`);
  return key;
}

export const keyboardOf = (tab: Tab) => ({
  async type(text: string) {
    await tab.perform(
      'key',
      [...text].flatMap((letter) => [down(letter), up(letter)]),
    );
  },
  /** `Escape`, `Alt+ArrowUp`, `a`. */
  async press(chord: string) {
    const held = chord.split('+').map(codeOf);
    await tab.perform('key', [...held.map(down), ...held.reverse().map(up)]);
  },
  async whileHeld(names: readonly string[], work: () => Promise<unknown>) {
    const held = names.map(codeOf);
    await tab.perform('key', held.map(down));
    await work();
    await tab.perform('key', held.map(up));
  },
});
