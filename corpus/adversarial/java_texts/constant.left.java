// claim:  Greeting.of
// truth:  different
// why:    two texts that differ in one letter
class Greeting {
    static String of(boolean isFormal) {
        return isFormal ? "Good morning" : "Hello";
    }
}
