<?php
/**
 * @package Parvis
 * @license MIT
 */

namespace Parvis\Module\Parvis\Site\Field;

\defined('_JEXEC') or die;

use Joomla\CMS\Form\Field\ListField;
use Joomla\CMS\HTML\HTMLHelper;

require_once \dirname(__DIR__, 2) . '/ParvisPlaceholder.php';

/** Offers the widgets of widgets.json. */
final class ParvisWidgetField extends ListField
{
	protected $type = 'ParvisWidget';

	protected function getOptions(): array
	{
		$placeholder    = new \ParvisPlaceholder(\dirname(__DIR__, 2) . '/widgets.json');
		$options = parent::getOptions();
		foreach ($placeholder->widgets() as $widget) {
			$options[] = HTMLHelper::_('select.option', $widget['name'], $widget['title']);
		}

		return $options;
	}
}
