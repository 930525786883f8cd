public class T { static int f(float n) { for (float i = 0; i < n; i++) { } return 1; } }
