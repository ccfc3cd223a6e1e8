/*
 * The editor of the block parvis/widget, as plain JavaScript that needs no build. PHP gives it the list of widgets. The
 * braces keep its names out of the page.
 */
{
  const { apiFetch, blocks, blockEditor, components, element } = window.wp;
  const { widgets, api, theme, settingsUrl } = window.parvisBlock;
  const { createElement: el, useEffect, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Disabled, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl, ExternalLink } =
    components;

  const texts = {
    widget: 'Composant',
    own: 'Réglages du composant',
    common: 'Affichage',
    asUsual: 'Par défaut',
    unset:
      'Indiquez d’abord l’adresse de votre serveur Parvis\u00a0: un administrateur le fait dans Réglages → Parvis.',
    openSettings: 'Ouvrir les réglages de Parvis',
    choose: 'Choisir…',
    form: 'Formulaire ouvert',
    registration: 'Inscription ouverte',
    closed: (name) => `${name} (fermé ou inconnu)`,
    noAgenda: 'Aucun événement n’est public\u00a0: l’agenda reste vide.',
    unknown: (name) => `Parvis n’a pas de composant «\u00a0${name}\u00a0».`,
  };

  const controlOf = (attribute, settings, change) => {
    const { name, label, kind, values } = attribute;
    const value = settings[name] ?? '';
    const common = {
      key: name,
      label,
      onChange: (next) => change(name, next),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    };
    if (kind === 'flag') return el(ToggleControl, { ...common, checked: value === true || value === 'true' });
    if (!values) return el(TextControl, { ...common, value, type: kind === 'number' ? 'number' : 'text' });
    return el(SelectControl, { ...common, value, options: [{ value: '', label: texts.asUsual }, ...values] });
  };

  /** What is open now. WordPress asks the back end for it, once for all blocks of the editor. */
  let answer;
  const useLists = () => {
    const [lists, setLists] = useState({ lists: null, notice: '' });
    useEffect(() => {
      answer ??= apiFetch({ path: '/parvis/v1/lists' });
      let isThere = true;
      // Without the lists, the identifier is typed as ever.
      answer.then((found) => isThere && setLists(found)).catch(() => {});
      return () => {
        isThere = false;
      };
    }, []);
    return lists;
  };

  const LISTS = { form: 'formulaires', registration: 'inscriptions' };

  /** Chooses a form or a registration by its name, where the site has the lists. */
  const chooser = ({ widget, settings }, { lists, notice }, setAttributes) => {
    if (widget === 'agenda' && lists?.agenda === false) return el('p', { key: 'agenda' }, texts.noAgenda);
    const rows = lists?.[LISTS[widget]];
    if (!rows) return null;
    const value = settings.identifiant ?? '';
    const isListed = value === '' || rows.some((row) => row.value === value);
    const present = isListed ? [] : [{ value, label: texts.closed(value) }];
    return el(SelectControl, {
      key: 'chooser',
      label: texts[widget],
      help: notice,
      value,
      options: [{ value: '', label: texts.choose }, ...present, ...rows],
      // Without «submit» the answers of a form reach no server.
      onChange: (identifiant) => {
        const next = changed(settings, 'identifiant', identifiant);
        setAttributes({ settings: widget === 'form' ? changed(next, 'submit', identifiant !== '') : next });
      },
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });
  };

  /** The settings with one change. Values that equal the default are removed. */
  const changed = (settings, name, value) => {
    const { [name]: _, ...others } = settings;
    return value === '' || value === false ? others : { ...others, [name]: value };
  };

  const inspector = ({ widget, settings }, found, lists, setAttributes) => {
    const change = (name, value) => setAttributes({ settings: changed(settings, name, value) });
    const controls = (isCommon) =>
      (found?.attributes ?? [])
        .filter((attribute) => attribute.isCommon === isCommon)
        .map((attribute) => controlOf(attribute, settings, change));
    const own = controls(false);
    return el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: texts.widget },
        el(SelectControl, {
          label: texts.widget,
          value: widget,
          options: widgets.map(({ name, title }) => ({ value: name, label: title })),
          // The settings of one widget have no meaning for another.
          onChange: (name) => setAttributes({ widget: name, settings: {} }),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
      ),
      own.length > 0 &&
        el(PanelBody, { title: texts.own }, chooser({ widget, settings }, lists, setAttributes), own),
      el(PanelBody, { title: texts.common, initialOpen: false }, controls(true)),
    );
  };

  /** The placeholder as visitors get it, but inert: it changes nothing and leaves the editor's address alone. */
  const preview = (found, settings) => {
    const placeholder = { 'data-parvis': found.name, 'data-api': api, 'data-theme': theme };
    for (const { name } of found.attributes)
      if (settings[name] !== undefined) placeholder[`data-${name}`] = String(settings[name]);
    Object.assign(placeholder, { 'data-readonly': 'true', 'data-routing': 'memory' });
    delete placeholder['data-owns-page'];
    // A widget reads its settings only when it starts, so that new settings need a new preview.
    return el(Disabled, null, el('div', { key: JSON.stringify(placeholder), ...placeholder }));
  };

  const Edit = ({ attributes, setAttributes }) => {
    const { widget, settings } = attributes;
    const lists = useLists();
    const found = widgets.find(({ name }) => name === widget);
    let content;
    if (!found) content = el(Placeholder, { icon: 'groups', label: 'Parvis' }, texts.unknown(widget));
    else if (!api) {
      const link = settingsUrl && el(ExternalLink, { href: settingsUrl }, texts.openSettings);
      content = el(Placeholder, { icon: 'groups', label: `Parvis\u00a0: ${found.title}` }, texts.unset, link);
    } else content = preview(found, settings);
    return el('div', useBlockProps(), inspector(attributes, found, lists, setAttributes), content);
  };

  blocks.registerBlockType('parvis/widget', { edit: Edit, save: () => null });
}
