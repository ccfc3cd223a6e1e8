<?php
/**
 * Configuration → Parvis. SPIP checks the sender's rights, and that the form is one it issued.
 *
 * @license MIT
 */
if (!defined('_ECRIRE_INC_VERSION')) {
	return;
}

require_once dirname(__DIR__) . '/ParvisPlaceholder.php';

function formulaires_configurer_parvis_charger_dist() {
	include_spip('inc/config');
	include_spip('inc/autoriser');

	return [
		'api' => lire_config('parvis/api', ''),
		'theme' => lire_config('parvis/theme', 'auto'),
		'editable' => autoriser('configurer', '_parvis'),
	];
}

function formulaires_configurer_parvis_verifier_dist() {
	return ParvisPlaceholder::address(_request('api')) === '' ? ['api' => _T('parvis:erreur_adresse')] : [];
}

function formulaires_configurer_parvis_traiter_dist() {
	include_spip('inc/config');
	include_spip('inc/autoriser');
	include_spip('inc/invalideur');
	if (!autoriser('configurer', '_parvis')) {
		return ['message_erreur' => _T('avis_operation_impossible')];
	}
	$theme = _request('theme');
	ecrire_config('parvis/api', ParvisPlaceholder::address(_request('api')));
	ecrire_config('parvis/theme', in_array($theme, ['light', 'dark'], true) ? $theme : 'auto');
	// Cached pages would show the old address.
	suivre_invalideur('parvis');

	return ['message_ok' => _T('config_info_enregistree'), 'editable' => true];
}
