import '@tanstack/react-query'
