<?php
/**
 * @package Parvis
 * @license MIT
 *
 * @var array<string, string>|null $attributes
 * @var string $content HTML for readers without scripts
 */

\defined('_JEXEC') or die;

if ($attributes === null) {
	return;
}

echo '<div';
foreach ($attributes as $name => $value) {
	echo ' ' . $name . '="' . htmlspecialchars($value, ENT_QUOTES, 'UTF-8') . '"';
}
echo '>' . $content . '</div>';
