<?php
/**
 * Reads the public agenda for its list without scripts. It is kept for five minutes in a file, and a failure for one.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

require_once __DIR__ . '/ParvisAgenda.php';

/**
 * The content of the placeholder; '' for another widget than the agenda.
 *
 * @param array<string, string> $attributes Attributes of the placeholder.
 */
function parvis_contenu_agenda(array $attributes) {
	$source = ParvisAgenda::source($attributes);
	if ($source === null) {
		return '';
	}
	include_spip('inc/flock');
	$file = sous_repertoire(_DIR_CACHE, 'parvis') . 'agenda-' . md5($source . parvis_placeholder()->version()) . '.json';
	$kept = null;
	if (@file_exists($file) && lire_fichier($file, $text)) {
		$kept = json_decode($text, true);
	}
	if (is_array($kept) && isset($kept['until'], $kept['content']) && $kept['until'] > time()) {
		return $kept['content'];
	}
	$body = parvis_lire_agenda($source);
	$content = ParvisAgenda::content($body, $attributes['data-api']);
	$until = time() + ($body === null ? ParvisAgenda::KEPT_FAILED : ParvisAgenda::KEPT);
	ecrire_fichier($file, json_encode(['until' => $until, 'content' => $content]));

	return $content;
}

/** The answer, or null. SPIP's own reader has no short limit of time. */
function parvis_lire_agenda($source) {
	$http = ['timeout' => ParvisAgenda::WAITED, 'follow_location' => 0];
	$body = @file_get_contents($source, false, stream_context_create(['http' => $http]), 0, ParvisAgenda::MOST + 1);

	return is_string($body) ? $body : null;
}
