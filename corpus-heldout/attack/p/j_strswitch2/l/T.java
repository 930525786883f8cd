public class T { static int f(String s) { switch (s) { case "Aa": return 1; case "BB": return 2; default: return 0; } } }
