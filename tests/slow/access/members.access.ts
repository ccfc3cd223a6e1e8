import { everyScreen } from './everyScreen.ts';
import { memberScreens } from './screens/members.ts';

everyScreen(memberScreens);
