// The page of the documentation's lines, which the tests write.
import '../docsStart.ts';
import '../docsSession.ts';
import { mount } from 'svelte';
import Docs from './Docs0.svelte';

mount(Docs, { target: document.querySelector('#root') as HTMLElement });
