<?php
/**
 * The functions that the model calls. SPIP reads this file for every template.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

require_once __DIR__ . '/ParvisPlaceholder.php';
require_once __DIR__ . '/ParvisLists.php';
require_once __DIR__ . '/parvis_agenda.php';
require_once __DIR__ . '/parvis_listes.php';

/** @return ParvisPlaceholder */
function parvis_placeholder() {
	static $placeholder = null;
	if ($placeholder === null) {
		$placeholder = new ParvisPlaceholder(__DIR__ . '/widgets.json');
	}

	return $placeholder;
}

/**
 * Prints the style that reserves the height, the script and the placeholder, in one line. A module that occurs twice on
 * a page runs once, and SPIP's compressor doesn't merge modules. The script names the site's back end, so that text of
 * a page can't name another one.
 *
 * @param array|string|null $env What the author wrote after `<parvis|`.
 */
function parvis_modele($env) {
	include_spip('inc/config');
	$env = is_array($env) ? $env : [];
	$api = ParvisPlaceholder::address(lire_config('parvis/api', ''));
	$attributes = parvis_placeholder()->attributes($env['widget'] ?? 'console', parvis_reglages($env), $api, lire_config('parvis/theme', 'auto'));
	if ($attributes === null || $api === '') {
		return parvis_indice($attributes === null ? 'erreur_widget' : 'erreur_api');
	}
	$html = '';
	foreach ($attributes as $name => $value) {
		$html .= ' ' . $name . '="' . htmlspecialchars($value, ENT_QUOTES, 'UTF-8') . '"';
	}
	$script = url_absolue(_DIR_PLUGIN_PARVIS . 'cdn/parvis.js') . '?' . parvis_placeholder()->version();

	$style = url_absolue(_DIR_PLUGIN_PARVIS . 'parvis.css') . '?' . parvis_placeholder()->version();

	return '<link rel="stylesheet" href="' . htmlspecialchars($style, ENT_QUOTES, 'UTF-8') . '" />'
		. '<script type="module" src="' . htmlspecialchars($script, ENT_QUOTES, 'UTF-8') . '" data-api="'
		. htmlspecialchars($api, ENT_QUOTES, 'UTF-8') . '" data-cfasync="false"></script>'
		. "<div$html>" . (parvis_contenu_agenda($attributes) ?: ParvisPlaceholder::link($attributes, parvis_reglages($env))) . '</div>';
}

/** SPIP adds entries of its own to each model's environment, among them `theme` when a theme is set. */
function parvis_reglages(array $env) {
	return array_filter($env, 'is_scalar');
}

/** Explains the mistake to authors; visitors see nothing. */
function parvis_indice($text) {
	return test_espace_prive() ? '<p class="notice">' . _T('parvis:' . $text) . '</p>' : '';
}

/** The available models, as a table for the configuration page. */
function parvis_exemples() {
	$rows = '';
	foreach (parvis_placeholder()->widgets() as $widget) {
		$own = [];
		foreach ($widget['attributes'] as $attribute) {
			if (!$attribute['isCommon']) {
				$own[] = str_replace('-', '_', $attribute['name']);
			}
		}
		$rows .= '<tr><td>' . htmlspecialchars($widget['title'], ENT_QUOTES, 'UTF-8') . '</td><td><code>&lt;parvis|widget='
			. htmlspecialchars($widget['alias'], ENT_QUOTES, 'UTF-8') . '&gt;</code></td><td>' . implode(', ', $own) . '</td></tr>';
	}

	return '<table class="spip"><caption>' . _T('parvis:modeles') . '</caption><tbody>' . $rows . '</tbody></table>';
}
