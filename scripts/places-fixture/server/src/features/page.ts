export const page = () => '<form method="post">' // breaks: forms stand in the form kit
