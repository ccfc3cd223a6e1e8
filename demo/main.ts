/*
 * The standalone console: the page holds <parvis-console owns-page> and loads Parvis as any host page does.
 *
 * It is a file of its own although it only imports the loader, because the page's policy allows no inline scripts.
 */
import '../embed/loader/loader.ts';
