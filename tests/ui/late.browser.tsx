import { Late, type LateProps } from '../../src/ui/late/Late.tsx';
import { WidgetRoot } from '../../src/ui/widgetRoot/WidgetRoot.tsx';
import { expect } from '../support/expect.ts';
import { mountInShadow } from '../support/mount.tsx';
import { until } from '../support/queries.ts';
import { click } from '../support/user.ts';

interface Words {
  words: string;
}

const Part = ({ words }: Words) => <p>{words}</p>;
const missing = 'Ce dialogue n’a pas pu être chargé.';

let isOffline = true;
let attempts = 0;
const load: LateProps<Words>['load'] = async () => {
  attempts += 1;
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: Part };
};

describe('a part of which the code comes late', () => {
  beforeEach(() => {
    isOffline = true;
  });

  it('says that it can’t be loaded and tries again until it is there', async () => {
    const { root } = mountInShadow(
      <WidgetRoot>
        <Late load={load} props={{ words: 'Voici' }} missing={missing} />
      </WidgetRoot>,
    );
    await until(() => root.querySelector('[role=alert]')?.textContent?.includes(missing) ?? null);
    const before = attempts;
    await click(root.querySelector('button')!);
    await until(() => attempts > before);
    expect(root.textContent).not.toContain('Voici');
    isOffline = false;
    await click(root.querySelector('button')!);
    await until(() => root.textContent?.includes('Voici') ?? null);
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  it('says so where somebody looks, however long the list above', async () => {
    const { root } = mountInShadow(
      <WidgetRoot>
        <div style={{ blockSize: 5000 }} />
        <Late load={load} props={{ words: 'Voici' }} missing={missing} />
      </WidgetRoot>,
    );
    const alert = await until(() => root.querySelector('[role=alert]'));
    expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  });
});
