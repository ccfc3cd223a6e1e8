import { everyScreen } from './everyScreen.ts';
import { entryScreens } from './screens/entry.ts';

everyScreen(entryScreens);
