// claim:  Counter.run
// truth:  equivalent
// rests:  library-reflection
// why:    asked for its text, an object leaves the field alone; a toString of the caller's own could change it
class Counter {
    int n;

    int run(Object thing) {
        n = 1;
        String text = thing.toString();
        return text == null ? 0 : n;
    }
}
