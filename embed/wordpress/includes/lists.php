<?php
/**
 * The forms and registrations that are open, for those who edit posts. This server asks the back end with the key of the site;
 * editors get names and identifiers alone.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

/** uninstall.php deletes the option under the same name. */
const PARVIS_LISTS = 'parvis_lists';

add_action( 'rest_api_init', 'parvis_register_lists' );

function parvis_register_lists() {
	register_rest_route(
		'parvis/v1',
		'/lists',
		array(
			'methods'             => 'GET',
			'callback'            => 'parvis_answer_lists',
			'permission_callback' => function () {
				return current_user_can( 'edit_posts' );
			},
		)
	);
}

function parvis_answer_lists() {
	$lists = parvis_lists();
	return rest_ensure_response(
		array(
			'lists'  => $lists,
			'notice' => ParvisLists::notice( $lists ),
		)
	);
}

/** @return array<string, mixed>|null As ParvisLists gives them. */
function parvis_lists() {
	$options = parvis_options();
	return ParvisLists::lists( $options['api'], $options['key'], get_option( PARVIS_LISTS ), 'parvis_ask_lists', 'parvis_keep_lists' );
}

/**
 * @param string                $address Address to ask.
 * @param array<string, string> $headers With the key.
 * @return string|null
 */
function parvis_ask_lists( $address, array $headers ) {
	$answer = wp_remote_get(
		$address,
		array(
			'timeout'             => ParvisLists::WAITED,
			'redirection'         => 0,
			'limit_response_size' => ParvisLists::MOST + 1,
			'headers'             => $headers,
		)
	);
	return 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : null;
}

/** @param array<string, mixed> $kept A transient could be dropped before the back end answers again. */
function parvis_keep_lists( array $kept ) {
	update_option( PARVIS_LISTS, $kept, false );
}
