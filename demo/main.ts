// The standalone console: the page holds <parvis-console owns-page> and loads Parvis as any host page does.
import '../embed/loader/loader.ts';
