import '../features/catalog/catalog.logic'
