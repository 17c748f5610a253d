### Menus, buttons, screens.
