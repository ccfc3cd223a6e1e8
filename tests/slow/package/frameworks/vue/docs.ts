// The page of the documentation's lines, which the tests write.
import '../docsStart.ts';
import '../docsSession.ts';
import { createApp } from 'vue';
import Docs from './Docs0.vue';

createApp(Docs).mount('#root');
