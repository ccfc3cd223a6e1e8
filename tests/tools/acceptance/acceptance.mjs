import { register } from 'tsx/esm/api';

process.chdir(new URL('../../..', import.meta.url).pathname);
register();
await import('./main.ts');
