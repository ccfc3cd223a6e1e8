// The page of the documentation's lines, which the tests write.
import '../docsStart.ts';
import '../docsSession.ts';
import { render } from 'solid-js/web';
import { Members } from './docs0.tsx';

render(() => <Members />, document.querySelector('#root') as HTMLElement);
