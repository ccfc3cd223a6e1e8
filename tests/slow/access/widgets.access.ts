import { everyScreen } from './everyScreen.ts';
import { widgetScreens } from './screens/widgets.ts';

everyScreen(widgetScreens);
