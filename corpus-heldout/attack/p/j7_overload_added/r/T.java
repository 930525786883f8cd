public class T { public static String g(Object o) { return "o"; } public static String g(String o) { return "s"; } }
