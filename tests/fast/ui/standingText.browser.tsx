import { createContext, Fragment, type ReactNode, StrictMode } from 'react';
import { Link } from '../../../src/routing/Link';
import { expect } from '../../support/expect';
import { query } from '../../support/lookups';
import { type Rewriting, textsOfReact, translate } from '../../support/translator';
import { mountTargets } from './mountTargets';

interface SceneProps {
  count: number;
  isOn: boolean;
  names: readonly string[];
}

const Passed = ({ children }: { children: ReactNode }) => (
  <button type="button">
    <i />
    {children}
  </button>
);

const Context = createContext(0);

/** Every way in which a text stands beside something else. */
const Scene = ({ count, isOn, names }: SceneProps) => (
  <section>
    <p>
      {count} membres sur {count * 2}
    </p>
    <p>
      {isOn && <b>Attention</b>} Le nom {isOn ? 'est pris' : <i>est libre</i>}
    </p>
    <p>{isOn && 'Vérification en cours'}</p>
    <p>
      <i />
      <Context.Provider value={count}>{isOn ? 'Oui' : <b>Non</b>}</Context.Provider>
      <StrictMode>{isOn && `Encore ${count}`}</StrictMode>
    </p>
    <Passed>Voir {count}</Passed>
    <Link to="/list">
      <b>→</b> Liste {count}
    </Link>
    <p>
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          {name}
        </Fragment>
      ))}
    </p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <i /> {name} ({count})
        </li>
      ))}
    </ul>
  </section>
);

const first: SceneProps = { count: 605, isOn: true, names: ['Ada', 'Noé', 'Zoé'] };
const states: readonly SceneProps[] = [
  { count: 79, isOn: false, names: ['Noé', 'Zoé'] },
  { count: 0, isOn: true, names: [] },
  { count: 1, isOn: true, names: ['Zoé', 'Ada', 'Élie'] },
  first,
];
const REWRITINGS: readonly Rewriting[] = ['replace', 'move', 'split', 'inPlace'];

for (const [where, mount] of mountTargets) {
  describe(`A text ${where}`, () => {
    /** What the scene shows without a translator. */
    const plain = (props: SceneProps) => {
      const { root, unmount } = mount(<Scene {...props} />);
      const words = root.textContent;
      unmount();
      return words;
    };

    for (const rewriting of REWRITINGS) {
      it(`is never stale, and breaks nothing, when a translator rewrites it by «${rewriting}» [K11]`, () => {
        const expected = states.map(plain);
        const { root, rerender, unmount } = mount(<Scene {...first} />);
        const translator = translate(rewriting, [root], (text) => text.toUpperCase());
        for (const [at, props] of states.entries()) {
          rerender(<Scene {...props} />);
          expect(root.textContent?.toUpperCase()).toBe(expected[at]?.toUpperCase());
        }
        expect(translator.count()).toBeGreaterThan(10);
        translator.revert();
        rerender(<Scene {...first} />);
        unmount();
      });
    }

    it('stays right after the page was translated back, and when its text nodes were joined [K11]', () => {
      const { root, rerender } = mount(<Scene {...first} />);
      const translator = translate('replace', [root], (text) => text.toUpperCase());
      translator.revert();
      expect(root.textContent).toBe(plain(first));
      root.normalize();
      rerender(<Scene count={2} isOn={false} names={['Ada']} />);
      expect(root.textContent).toBe(plain({ count: 2, isOn: false, names: ['Ada'] }));
    });

    it('is alone in its element, with one element for texts side by side [K11]', () => {
      const { root } = mount(<Scene {...first} />);
      expect(textsOfReact([root])).toEqual([]);
      expect(query(root, 'p').innerHTML).toBe('605 membres sur 1210');
      expect(query(root, 'a').innerHTML).toBe('<b>→</b><span> Liste 605</span>');
    });
  });
}
