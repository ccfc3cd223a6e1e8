<?php
/**
 * Plugin Name:       Parvis
 * Description:       L’espace de gestion de votre communauté dans vos pages : membres, événements, formulaires, tableau de bord…
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            The Parvis authors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       parvis
 *
 * MIT is compatible with the GPL: the plugin may be used and shared together with WordPress.
 *
 * @package Parvis
 */

defined( 'ABSPATH' ) || exit;

define( 'PARVIS_FILE', __FILE__ );

require_once __DIR__ . '/includes/ParvisPlaceholder.php';
require_once __DIR__ . '/includes/ParvisAgenda.php';
require_once __DIR__ . '/includes/ParvisLists.php';
require_once __DIR__ . '/includes/options.php';
require_once __DIR__ . '/includes/loader.php';
require_once __DIR__ . '/includes/optimisers.php';
require_once __DIR__ . '/includes/agenda.php';
require_once __DIR__ . '/includes/lists.php';
require_once __DIR__ . '/includes/widget.php';
require_once __DIR__ . '/includes/content.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/settings-page.php';
