<?php
/**
 * The forms and registrations that are open, for the configuration page. This server asks the back end with the key of the site,
 * and keeps the last good answer in a file.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

require_once __DIR__ . '/ParvisLists.php';

/** @return array|null As ParvisLists gives them. */
function parvis_listes() {
	include_spip('inc/config');
	include_spip('inc/flock');
	$api = ParvisPlaceholder::address(lire_config('parvis/api', ''));
	$key = ParvisLists::key(lire_config('parvis/cle', ''));
	$file = sous_repertoire(_DIR_TMP, 'parvis') . 'listes.json';
	$kept = @file_exists($file) && lire_fichier($file, $text) ? json_decode($text, true) : null;

	return ParvisLists::lists($api, $key, $kept, ['ParvisLists', 'fetch'], function (array $next) use ($file) {
		ecrire_fichier($file, json_encode($next));
	});
}

/** What is open now, as models that are ready to copy. */
function parvis_modeles_ouverts() {
	include_spip('inc/config');
	$lists = parvis_listes();
	$notice = ParvisLists::notice($lists);
	if ($lists === null) {
		return lire_config('parvis/cle', '') === '' ? '' : '<p class="notice">' . _T('parvis:erreur_listes') . '</p>';
	}
	$rows = '';
	foreach (ParvisLists::choices($lists) as $choice => $label) {
		[$widget, $settings] = ParvisLists::chosen($choice, '', []);
		$model = '<parvis|widget=' . ($widget === 'form' ? 'formulaire' : 'registration') . '|identifiant=' . $settings['identifiant']
			. (isset($settings['submit']) ? '|submit=oui' : '') . '>';
		$rows .= '<tr><td>' . htmlspecialchars($label, ENT_QUOTES, 'UTF-8') . '</td><td><code>'
			. htmlspecialchars($model, ENT_QUOTES, 'UTF-8') . '</code></td></tr>';
	}

	return ($notice === '' ? '' : '<p class="notice">' . htmlspecialchars($notice, ENT_QUOTES, 'UTF-8') . '</p>')
		. ($rows === '' ? '' : '<table class="spip"><caption>' . _T('parvis:ouverts') . '</caption><tbody>' . $rows . '</tbody></table>');
}
