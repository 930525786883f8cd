public interface T { int K = 1; int g(); }
