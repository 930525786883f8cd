public class T { public static String g(Object o) { return "o"; } }
