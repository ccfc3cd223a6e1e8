/** `npm run account`. The built server does the same by `node dist/server/main.js account`. */
import { accountHere } from './account';

await accountHere(process.argv.slice(2));
