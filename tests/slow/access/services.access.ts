import { everyScreen } from './everyScreen.ts';
import { serviceScreens } from './screens/services.ts';

everyScreen(serviceScreens);
