<?php
/**
 * Reads the public agenda for its list without scripts. It is kept for five minutes, and a failure for one, so that a back end
 * that is slow or away costs a page three seconds at most, once a minute.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

/**
 * The content of the placeholder; '' for another widget than the agenda.
 *
 * @param array<string, string> $attributes Attributes of the placeholder.
 */
function parvis_agenda_content( array $attributes ) {
	$source = ParvisAgenda::source( $attributes );
	if ( null === $source ) {
		return '';
	}
	$key  = 'parvis_agenda_' . md5( $source . parvis_placeholder()->version() );
	$kept = get_transient( $key );
	if ( is_string( $kept ) ) {
		return $kept;
	}
	$answer  = wp_remote_get(
		$source,
		array(
			'timeout'             => ParvisAgenda::WAITED,
			'redirection'         => 0,
			'limit_response_size' => ParvisAgenda::MOST + 1,
			'headers'             => array( 'Accept' => 'application/json' ),
		)
	);
	$body    = 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : null;
	$content = ParvisAgenda::content( $body, $attributes['data-api'] );
	set_transient( $key, $content, null === $body ? ParvisAgenda::KEPT_FAILED : ParvisAgenda::KEPT );
	return $content;
}
