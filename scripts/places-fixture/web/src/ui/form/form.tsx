export const Form = () => <form />
