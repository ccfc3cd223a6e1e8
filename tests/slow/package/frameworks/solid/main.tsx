import '../session.ts';
import 'parvis/elements/define';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import type {} from 'parvis/types/solid';

function App() {
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  const [size] = createSignal<25 | 50>(25);
  return (
    <>
      <p id="log">chosen: {chosen().length}</p>
      <parvis-members
        class="wide"
        theme="dark"
        routing="memory"
        page-size={size()}
        on:parvis-selection-changed={(event) => setChosen(event.detail.ids)}
      />
    </>
  );
}

render(App, document.querySelector('#root') as HTMLElement);
