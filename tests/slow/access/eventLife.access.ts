import { everyScreen } from './everyScreen.ts';
import { lifeScreens } from './screens/eventLife.ts';

everyScreen(lifeScreens);
