import { everyScreen } from './everyScreen.ts';
import { eventScreens } from './screens/events.ts';

everyScreen(eventScreens);
